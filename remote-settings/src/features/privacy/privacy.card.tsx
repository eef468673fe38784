import { getTrackingSettings, redirectUrl } from '@site-admin/contracts';
import { getErrorText, useResource, useShell } from '@site-admin/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { CardBody, ExternalLink, LoadError, RichText, SettingRow, Skeleton } from '@site-admin/ui';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { privacy, selectPrivacy } from './privacy.slice';
import { getPrivacyTexts } from './privacy.texts';

/** The switch with its hint. */
const skeletonHeight = 41;

function TrackingSwitch() {
  const { resources } = useShell();
  const stored = useResource(getTrackingSettings);
  const state = useSelector(selectPrivacy);
  const dispatch = useDispatch();
  if (!stored.data) {
    if (stored.status !== 'failed') return <Skeleton width="60%" height={skeletonHeight} />;
    return (
      <LoadError isCompact onRetry={() => resources.refresh(getTrackingSettings)}>
        {getErrorText(stored.error)}
      </LoadError>
    );
  }
  const optOut = state.status === 'updating' ? state.optOut : stored.data.tracks_opt_out;
  return (
    <SettingRow
      label={getPrivacyTexts().label}
      hint={getPrivacyTexts().hint}
      checked={!optOut}
      busy={state.status === 'updating'}
      onChange={() => dispatch(privacy.optOutRequested(!optOut))}
    />
  );
}

const title = () => getPrivacyTexts().title;

const link = (source: string) => (label: string) => <ExternalLink href={redirectUrl(source)}>{label}</ExternalLink>;

/** Whether usage is tracked (spec 002 §4): checked means it is. */
function PrivacyCard() {
  const texts = getPrivacyTexts();
  return (
    <SettingsCardFrame id="privacy" title={title()}>
      <CardBody>
        <p>{texts.commitment}</p>
        <TrackingSwitch />
        <p>
          <RichText text={texts.policy} parts={{ link: link('a8c-privacy') }} />
        </p>
        <p>
          <RichText text={texts.thirdParties} parts={{ link: link('a8c-cookies') }} />
        </p>
        <p>
          <RichText text={texts.features} parts={{ link: link('jetpack-support-privacy') }} />
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
  labels: () => ({ tracks_opt_out: getPrivacyTexts().label }),
  searchTerms: ['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'],
  shows: forManagers,
  Card: PrivacyCard,
};
