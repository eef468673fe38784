import { openPopup, type Popup, type PopupOptions } from './popup';

export interface OAuthPopupOptions extends Pick<PopupOptions, 'origins'> {
  /** Called when permission is granted, with the id of the provider's keyring entry. */
  readonly onKeyring: (keyringId: number) => void;
  /** Called when the window was closed, with or without permission. */
  readonly onClose?: (() => void) | undefined;
}

/** Opens the permission page of another service in a window of 780x700, and passes on the keyring id it posts. */
export function openOAuthPopup(url: string, { onKeyring, onClose, origins }: OAuthPopupOptions): Popup {
  return openPopup(url, 'site-admin-oauth', {
    origins,
    onClose,
    onMessage: (data) => {
      const keyringId = parseKeyringId(data);
      if (keyringId !== undefined) onKeyring(keyringId);
    },
  });
}

function parseKeyringId(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('keyring_id' in data)) return undefined;
  const id = Number(data.keyring_id);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
