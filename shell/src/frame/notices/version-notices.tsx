import { OverridesBanner } from './overrides-banner';
import { UpdateNotices } from './update-notices';

/** Overridden versions of this tab, and updates that wait for the user. */
export function VersionNotices() {
  return (
    <>
      <OverridesBanner />
      <UpdateNotices />
    </>
  );
}
