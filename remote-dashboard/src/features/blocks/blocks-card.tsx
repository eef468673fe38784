import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { ExternalLink } from '@site-admin/ui';
import { TextCard } from '../../cards/text-card';

export function BlocksCard() {
  const { site } = useShell();
  return (
    <TextCard title={__('Jetpack blocks', 'jetpack')}>
      <p>
        {__(
          'Jetpack Blocks give you the power to deliver quality content that hooks website visitors without needing to hire a developer or learn a single line of code.',
          'jetpack',
        )}{' '}
        <ExternalLink href={redirectUrl('jetpack-support-blocks', {}, site.initial)}>{__('Learn more', 'jetpack')}</ExternalLink>
      </p>
    </TextCard>
  );
}
