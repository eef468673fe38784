/** A picture or video of a post. */
export interface PostMedia {
  /** MIME type. */
  readonly type: string;
  readonly url: string;
  readonly alt: string;
}

/** The card of a linked page. */
export interface PostCard {
  readonly type: CardType;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

/** `summary` has a small image beside the text, `summary_large_image` one above it. */
export type CardType = 'summary' | 'summary_large_image';

/** A post of a microblog (spec 002 §3). */
export interface PreviewPost {
  readonly text: string;
  readonly media: readonly PostMedia[];
  readonly card: PostCard | undefined;
  readonly name: string;
  /** Without the @. */
  readonly screenName: string;
  readonly profileImage: string;
  /** Unix ms. */
  readonly date: number;
  /** Addresses in the text. */
  readonly urls: readonly string[];
  /** Address of a quoted post. */
  readonly tweet: string | undefined;
}

const isVideo = ({ type }: PostMedia) => type.startsWith('video/');
const standsAlone = (media: PostMedia) => isVideo(media) || media.type === 'image/gif';

/** Returns the media a post displays: up to four images, or a single video or animated gif (spec 002 §2). The first one decides. */
export function selectMedia(media: readonly PostMedia[]): readonly PostMedia[] {
  const usable = media.filter((item) => item.type.startsWith('image/') || isVideo(item));
  const [first] = usable;
  if (first && standsAlone(first)) return [first];
  return usable.filter((item) => !standsAlone(item)).slice(0, 4);
}

/** Splits a text at its addresses: the parts with odd indices are addresses. */
export function splitByAddresses(text: string, urls: readonly string[]): string[] {
  const [url, ...others] = urls;
  if (url === undefined || url === '') return [text];
  return text
    .split(url)
    .flatMap((part, index) => (index === 0 ? splitByAddresses(part, others) : [url, ...splitByAddresses(part, others)]));
}
