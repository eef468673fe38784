import { createSiteSettings, isApiError, type PageSettings, type SiteSettingsDeps } from '@site-admin/contracts';
import { getErrorText } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import type { NoticeStore } from '../page/services/notices';
import type { ApiClient } from '../page/services/requests';
import type { NavigationPort } from '../page/services/navigation';

export interface SettingsDeps extends Pick<SiteSettingsDeps, 'requests' | 'resources' | 'analytics' | 'clock'> {
  readonly notices: NoticeStore;
  readonly navigation: Pick<NavigationPort, 'reload'>;
  readonly session: ApiClient['session'];
}

/** Creates the settings service with the texts of this page. */
export function createSettings({ notices, navigation, session, ...deps }: SettingsDeps): PageSettings {
  return createSiteSettings({
    ...deps,
    notices: { show: (notice) => notices.show(notice, 'shell'), dismiss: (id) => notices.dismiss(id) },
    reload: () => void navigation.reload(),
    describeError: getErrorText,
    // The session notice explains these errors.
    isExplained: (error) => session.current === 'expired' && isApiError(error) && [401, 403].includes(error.status),
    texts: {
      progress: __('Updating settings…', 'jetpack'),
      success: __('Updated settings', 'jetpack'),
      error: (message) =>
        /* translators: %s: the message of the site. */
        sprintf(__('Error updating settings. %s', 'jetpack'), message),
      undo: __('Undo', 'jetpack'),
      undoLater: __('Changed your mind?', 'jetpack'),
    },
  });
}
