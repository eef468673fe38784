import { __ } from '@site-admin/runtime/i18n';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { usePage } from '../../page/page-context';
import { createAnnouncer, type Announcer } from './announcer';
import { AreaContext, type Area } from './area-context';
import styles from './notices.module.css';

/** The region of the notices. Notices of the first render are not announced, later ones are. */
export function AnnouncedArea({ children }: { readonly children: ReactNode }) {
  const { clock } = usePage().services;
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const announcer = useRef<Announcer>(undefined);

  // Effects of children run first, so that the notices of the first render are not announced.
  useEffect(() => {
    if (!host.current) return;
    const created = createAnnouncer(host.current, clock);
    announcer.current = created;
    return () => created.close();
  }, [clock]);

  const area = useMemo<Area>(
    () => ({
      announce: (text) => announcer.current?.announce(text),
      keepFocus: () => section.current?.focus(),
    }),
    [],
  );

  return (
    <AreaContext value={area}>
      <div ref={host} className={styles.announcer} />
      <section ref={section} className={styles.area} aria-label={__('Notices', 'jetpack')} aria-keyshortcuts="F8" tabIndex={-1}>
        {children}
      </section>
    </AreaContext>
  );
}
