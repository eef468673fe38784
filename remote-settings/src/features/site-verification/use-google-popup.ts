import { useEffect, useRef } from 'react';
import { noticeDurations } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { useDispatch } from '@site-admin/runtime/store';
import { openOAuthPopup, type Popup } from '@site-admin/ui';
import { google } from './site-verification.slice';
import { getGoogleTexts } from './site-verification.texts';

/** Returns a function that opens the window in which the user permits the site to use Google. It is closed with the card. */
export function useGooglePopup(url: string): () => void {
  const { notices } = useShell();
  const dispatch = useDispatch();
  const popup = useRef<Popup>(undefined);
  useEffect(() => () => popup.current?.close(), []);
  return () => {
    popup.current = openOAuthPopup(url, { onKeyring: (keyringId) => dispatch(google.permitted(keyringId)) });
    if (popup.current.isOpen) return;
    notices.show({
      id: 'verifying-site-google',
      status: 'is-error',
      text: getGoogleTexts().blocked,
      duration: noticeDurations.error,
    });
  };
}
