import type { DeliveryRemote } from '@site-admin/contracts';
import type { OperatorCommand } from './commands.slice';

/** Whether a command starts, changes or ends a canary. */
export const isCanary = (command: OperatorCommand): command is 'canary' | 'changeCanary' | 'endCanary' =>
  command === 'canary' || command === 'changeCanary' || command === 'endCanary';

/** Whether users get the candidate. One that was ended or stopped is still listed. */
export const isCanaryRunning = ({ rollout }: Pick<DeliveryRemote, 'rollout'>): boolean =>
  rollout !== undefined && rollout.percent > 0 && !rollout.stopped;
