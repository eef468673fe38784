import { remoteDeclaration } from '@site-admin/contracts';
import * as v from 'valibot';
import dashboard from '../../../remote-dashboard/remote.json';
import delivery from '../../../remote-delivery/remote.json';
import licensing from '../../../remote-licensing/remote.json';
import recommendations from '../../../remote-recommendations/remote.json';
import settings from '../../../remote-settings/remote.json';
import type { KnownRemote } from '../page/services/remotes';

/** The remotes of this repository, as their remote.json declares them. */
export const declaredRemotes: readonly KnownRemote[] = [dashboard, settings, recommendations, licensing, delivery].map((json) => {
  const declaration = v.parse(remoteDeclaration, json);
  const { name, version } = declaration;
  return { name, version, status: 'live', reason: undefined, declaration };
});
