import { __ } from '@site-admin/runtime/i18n';
import { Button, VisuallyHidden } from '@site-admin/ui';
import { useAssistant } from '../assistant/assistant-context';
import { getManageTarget } from '../steps/features';
import { purchasedTexts } from '../steps/purchased.texts';
import type { SlugOfKind } from '../steps/step-table';
import { useTargetHref } from './use-target-href';

export interface ManageLinkProps {
  readonly slug: SlugOfKind<'activated'>;
  readonly size?: 'large';
}

/** Links to where a purchased feature is managed; nothing while its plugin is not active. */
export function ManageLink({ slug, size }: ManageLinkProps) {
  const { facts } = useAssistant();
  const toHref = useTargetHref();
  const target = getManageTarget(slug, facts.active);
  if (!target) return null;
  return (
    <Button size={size} href={toHref(target)} isExternal={target.kind === 'cloud'}>
      {__('Manage', 'jetpack')}
      <VisuallyHidden>{` (${purchasedTexts(slug).name})`}</VisuallyHidden>
    </Button>
  );
}
