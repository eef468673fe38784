interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const boxes = new Map<string, (element: HTMLElement) => Box>();

/**
 * Gives elements a place and a size, which jsdom has not. A later call for a selector wins; all else keeps its empty box.
 * Gone with `jest.restoreAllMocks()`.
 */
export function giveBox(selector: string, box: Box | ((element: HTMLElement) => Box)): void {
  if (!jest.isMockFunction(HTMLElement.prototype.getBoundingClientRect)) boxes.clear();
  boxes.set(selector, typeof box === 'function' ? box : () => box);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
}

function boxOf(this: HTMLElement): DOMRect {
  const [, measure] = [...boxes].find(([selector]) => this.matches(selector)) ?? [];
  const { left, top, width, height } = measure?.(this) ?? { left: 0, top: 0, width: 0, height: 0 };
  return new DOMRect(left, top, width, height);
}
