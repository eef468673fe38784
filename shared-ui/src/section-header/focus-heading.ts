/** Moves the focus to the heading of the element's section, before a control that has the focus is removed. */
export function focusHeading(element: Element | null): void {
  const heading = element?.closest('section')?.querySelector<HTMLElement>('h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
