import { VisuallyHidden } from '@site-admin/ui';
import { useEffect, useRef } from 'react';
import { usePage } from '../../page/page-context';

export interface PageHeadingProps {
  /** Of what is to be seen: another one is another screen. */
  readonly screenKey: string;
  readonly path: string;
  readonly text: string;
}

/**
 * The screen's heading for assistive technology, and the window's title. Remotes begin their own headings at level two. When
 * another screen comes it takes the focus and the page is scrolled up, as a new page would be. Where only a dialog comes or goes,
 * the page stays as it is: the dialog takes the focus and brings it back, but not to what has gone.
 */
export function PageHeading({ screenKey, path, text }: PageHeadingProps) {
  const { services } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ screenKey, path });
  const { siteTitle } = services.site.initial;

  useEffect(() => {
    document.title = siteTitle === '' ? text : `${text} ‹ ${siteTitle}`;
  }, [text, siteTitle]);

  useEffect(() => {
    // On the way back the browser would scroll to where the other screen had been left, before this one is as long.
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { screenKey, path };
    const isOther = before.screenKey !== screenKey;
    if (isOther) window.scrollTo(0, 0);
    if (isOther || (before.path !== path && document.activeElement === document.body))
      heading.current?.focus({ preventScroll: true });
  }, [screenKey, path]);

  return (
    <VisuallyHidden>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
    </VisuallyHidden>
  );
}
