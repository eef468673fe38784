import { Notice, type NoticeProps } from '@site-admin/ui';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { AreaContext } from './area-context';

export interface AreaNoticeProps extends Omit<NoticeProps, 'isSilent'> {
  /** What is read out where the whole of it would be too much. */
  readonly announcement?: string | undefined;
}

/** The words of an element as they are read: what stands in different elements is not run together. */
function wordsIn(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** A notice of the area: read out once when it comes, and no trap for the focus when it goes. */
export function AreaNotice({ announcement, ...notice }: AreaNoticeProps) {
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
    if (!isError && element.current) area.announce(announcement ?? wordsIn(element.current));
  }, [area, announcement, isError]);

  return (
    <div ref={element}>
      <Notice {...notice} isSilent />
    </div>
  );
}
