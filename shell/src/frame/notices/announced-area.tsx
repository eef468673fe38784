import { __ } from '@site-admin/runtime/i18n';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { usePage } from '../../page/page-context';
import { createAnnouncer, type Announcer } from './announcer';
import { AreaContext, type Area } from './area-context';
import styles from './notices.module.css';

/** The place of the notices. What stands there when the page comes is part of it; what comes later is read out. */
export function AnnouncedArea({ children }: { readonly children: ReactNode }) {
  const { clock } = usePage().services;
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const announcer = useRef<Announcer>(undefined);

  // Effects of the notices drawn with the area run before this one: nobody hears them.
  useEffect(() => {
    if (!host.current) return;
    const made = createAnnouncer(host.current, clock);
    announcer.current = made;
    return () => made.close();
  }, [clock]);

  const area = useMemo<Area>(
    () => ({
      announce: (text) => announcer.current?.say(text),
      keepFocus: () => section.current?.focus(),
    }),
    [],
  );

  return (
    <AreaContext value={area}>
      <div ref={host} className={styles.announcer} />
      <section ref={section} className={styles.area} aria-label={__('Notices', 'jetpack')} tabIndex={-1}>
        {children}
      </section>
    </AreaContext>
  );
}
