import { Notice, type NoticeProps } from '@site-admin/ui';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { AreaContext } from './area-context';

export interface AnnouncedNoticeProps extends Omit<NoticeProps, 'isSilent'> {
  /** Announced instead of the whole text. */
  readonly announcement?: string | undefined;
}

/** Returns the text of an element, with a space between the texts of different elements. */
function getAnnouncedText(element: Element): string {
  const nodes = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? '');
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** A notice that is announced once when it appears; when it is removed, the focus moves to its area. */
export function AnnouncedNotice({ announcement, ...notice }: AnnouncedNoticeProps) {
  const area = useContext(AreaContext);
  const element = useRef<HTMLDivElement>(null);
  const isError = notice.status === 'is-error';

  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own?.contains(own.ownerDocument.activeElement)) area.keepFocus();
    };
  }, [area]);

  useEffect(() => {
    if (!isError && element.current) area.announce(announcement ?? getAnnouncedText(element.current));
  }, [area, announcement, isError]);

  return (
    <div ref={element}>
      <Notice {...notice} isSilent />
    </div>
  );
}
