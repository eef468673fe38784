import { getTrackingSettings, redirectUrl } from '@site-admin/contracts';
import { getErrorText, useResource, useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { CardBody, ExternalLink, LoadError, SettingRow, Skeleton } from '@site-admin/ui';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { privacy, selectPrivacy } from './privacy.slice';

function TrackingSwitch() {
  const { resources } = useShell();
  const stored = useResource(getTrackingSettings);
  const state = useSelector(selectPrivacy);
  const dispatch = useDispatch();
  if (!stored.data) {
    if (stored.status !== 'failed') return <Skeleton width="60%" height={24} />;
    return (
      <LoadError isCompact onRetry={() => resources.refresh(getTrackingSettings)}>
        {getErrorText(stored.error)}
      </LoadError>
    );
  }
  const optOut = state.status === 'updating' ? state.optOut : stored.data.tracks_opt_out;
  return (
    <SettingRow
      label={__('Send usage information to help us improve our products', 'jetpack')}
      checked={!optOut}
      busy={state.status === 'updating'}
      onChange={() => dispatch(privacy.optOutRequested(!optOut))}
    />
  );
}

const title = () => __('Privacy Settings', 'jetpack');

/** Whether usage is tracked (spec 002 §4): checked means it is. */
function PrivacyCard() {
  return (
    <SettingsCardFrame id="privacy" title={title()}>
      <CardBody>
        <TrackingSwitch />
        <p>
          {__('We are committed to your privacy and security.', 'jetpack')}{' '}
          <ExternalLink href={redirectUrl('a8c-privacy')}>{__('Read how usage information is handled.', 'jetpack')}</ExternalLink>
        </p>
      </CardBody>
    </SettingsCardFrame>
  );
}

export const privacyCard: SettingsCard = {
  id: 'privacy',
  tab: 'privacy',
  name: title,
  modules: [],
  searchTerms: ['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'],
  shows: forManagers,
  Card: PrivacyCard,
};
