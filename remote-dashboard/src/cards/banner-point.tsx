import { useEffect, useRef } from 'react';
import { useShell } from '@site-admin/kit';

/** The extension point above the first card. */
export function BannerPoint({ className }: { readonly className: string | undefined }) {
  const { extensions } = useShell();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current === null ? undefined : extensions.render('dashboard.banner@1', host.current, {})), [extensions]);
  return <div ref={host} className={className} />;
}
