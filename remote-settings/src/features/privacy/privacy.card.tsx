import { useEffect } from 'react';
import { redirectUrl } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Card, CardBody, CardHeader, ExternalLink, Notice, Skeleton, Toggle } from '@site-admin/ui';
import { privacy, selectPrivacy, type PrivacyState } from './privacy.slice';

function PrivacyToggle({ state }: { state: PrivacyState }) {
  const dispatch = useDispatch();
  if (state.status === 'unknown') return <Skeleton width="60%" height={24} />;
  if (state.status === 'failed') {
    return (
      <Notice
        status="is-error"
        text={state.message}
        action={{ label: __('Try again', 'jetpack'), onClick: () => dispatch(privacy.opened()) }}
      />
    );
  }
  const isUpdating = state.status === 'updating';
  return (
    <Toggle
      label={__('Send information to help us improve our products.', 'jetpack')}
      checked={!state.optOut}
      busy={isUpdating}
      disabled={isUpdating}
      onChange={() => dispatch(privacy.optOutRequested(!state.optOut))}
    />
  );
}

/** Whether usage is tracked (spec 002 §4): checked means it is. */
export function PrivacyCard() {
  const state = useSelector(selectPrivacy);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(privacy.opened());
  }, [dispatch]);
  return (
    <Card as="section" labelledBy="privacy-title">
      <CardHeader level={2} title={__('Privacy Settings', 'jetpack')} titleId="privacy-title" />
      <CardBody>
        <PrivacyToggle state={state} />
        <p>
          {__('We are committed to your privacy and security.', 'jetpack')}{' '}
          <ExternalLink href={redirectUrl('a8c-privacy')}>{__('Read how usage information is handled.', 'jetpack')}</ExternalLink>
        </p>
      </CardBody>
    </Card>
  );
}
