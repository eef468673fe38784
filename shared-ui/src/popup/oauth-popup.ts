import { openPopup, type Popup, type PopupOptions } from './popup';

export interface OAuthPopupOptions extends Pick<PopupOptions, 'origins'> {
  /** The person allowed it: the id under which the provider keeps the permission. */
  readonly onKeyring: (keyringId: number) => void;
  /** The window was closed, after or without a permission. */
  readonly onClose?: (() => void) | undefined;
}

/** Asks another service for permission in a window of 780x700, and hears the keyring id it answers. */
export function openOAuthPopup(url: string, { onKeyring, onClose, origins }: OAuthPopupOptions): Popup {
  return openPopup(url, 'site-admin-oauth', {
    origins,
    onClose,
    onMessage: (data) => {
      const keyringId = keyringIdOf(data);
      if (keyringId !== undefined) onKeyring(keyringId);
    },
  });
}

function keyringIdOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('keyring_id' in data)) return undefined;
  const id = Number(data.keyring_id);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
