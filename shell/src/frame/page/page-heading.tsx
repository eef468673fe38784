import { VisuallyHidden } from '@site-admin/ui';
import { useEffect, useRef } from 'react';
import { usePage } from '../../page/page-context';
import { restoreScroll } from './restore-scroll';

export interface PageHeadingProps {
  /** Identifies the screen that is visible. */
  readonly screenKey: string;
  readonly path: string;
  readonly text: string;
}

/**
 * The screen's heading for assistive technology, and the document title. Headings of remotes start at level two. A new screen moves the
 * focus here and scrolls to the top, or on back and forward to the saved position. A dialog keeps the scroll position and restores the
 * focus itself, unless the element was removed.
 */
export function PageHeading({ screenKey, path, text }: PageHeadingProps) {
  const { navigation, services } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ screenKey: '', path });
  const { siteTitle } = services.site.initial;

  useEffect(() => {
    document.title = siteTitle === '' ? text : `${text} ‹ ${siteTitle}`;
  }, [text, siteTitle]);

  useEffect(() => {
    const before = shown.current;
    const isFirst = before.screenKey === '';
    const isOther = before.screenKey !== screenKey;
    shown.current = { screenKey, path };
    const isFocusLost = before.path !== path && document.activeElement === document.body;
    if ((isOther && !isFirst) || isFocusLost) heading.current?.focus({ preventScroll: true });
    const top = navigation.savedScroll();
    const main = heading.current?.closest('main');
    return main && isOther && !(isFirst && top === 0) ? restoreScroll(top, main) : undefined;
  }, [navigation, screenKey, path]);

  return (
    <VisuallyHidden>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
    </VisuallyHidden>
  );
}
