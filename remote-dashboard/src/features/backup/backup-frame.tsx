import type { ReactNode } from 'react';
import type { StatusBadge } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { Badge } from '@site-admin/ui';
import { TextCard, type TextCardProps } from '../../cards/text-card';

export interface BackupFrameProps extends Pick<TextCardProps, 'isOffline' | 'isWide' | 'banner'> {
  readonly badge?: StatusBadge | undefined;
  readonly children?: ReactNode;
}

/** The card around each state of backups. */
export function BackupFrame({ badge, ...rest }: BackupFrameProps) {
  return <TextCard title={__('Backup', 'jetpack')} status={badge && <Badge tone={badge.tone}>{badge.label}</Badge>} {...rest} />;
}
