import { VisuallyHidden } from '@site-admin/ui';
import { useEffect, useRef } from 'react';
import { usePage } from '../page-context';

/**
 * The screen's heading for assistive technology, and the window's title. Remotes begin their own headings at level two. On a
 * change of route it takes the focus and the page is scrolled up, as a new page would be.
 */
export function PageHeading({ path, text }: { readonly path: string; readonly text: string }) {
  const { services } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(path);
  const { siteTitle } = services.site.initial;

  useEffect(() => {
    document.title = siteTitle === '' ? text : `${text} ‹ ${siteTitle}`;
  }, [text, siteTitle]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <VisuallyHidden>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
    </VisuallyHidden>
  );
}
