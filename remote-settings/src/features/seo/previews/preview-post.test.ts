import { selectMedia, splitByAddresses, type PostMedia, type PreviewPost } from './preview-post';

const item = (type: string, number = 1): PostMedia => ({ type, url: `https://example.org/${number}`, alt: type });
const images = [1, 2, 3, 4, 5].map((number) => item('image/png', number));
const [gif, video] = [item('image/gif', 6), item('video/mp4', 7)];

test.each([
  ['no media', [], []],
  ['four images at most', images, images.slice(0, 4)],
  ['only images and videos', [item('text/html'), item('application/pdf'), ...images.slice(0, 1)], images.slice(0, 1)],
  ['a video alone', [video, ...images], [video]],
  ['an animated gif alone', [gif, ...images], [gif]],
  ['images without a later video or gif', [...images.slice(0, 2), video, gif], images.slice(0, 2)],
])('SET-086 %s', (_case, media, shown) => {
  expect(selectMedia(media)).toEqual(shown);
});

test('SET-087 a post has text, media, card, author, date, addresses and a quoted post', () => {
  const post: Required<PreviewPost> = {
    text: 'See https://example.org',
    media: [{ type: 'image/png', url: 'https://example.org/a.png', alt: 'A' }],
    card: {
      type: 'summary_large_image',
      url: 'https://example.org',
      title: 'T',
      description: 'D',
      image: 'https://example.org/i',
    },
    name: 'Example',
    screenName: 'example',
    profileImage: 'https://example.org/p.png',
    date: 0,
    urls: ['https://example.org'],
    tweet: 'https://microblog.example/1',
  };
  expect(splitByAddresses(post.text, post.urls)).toEqual(['See ', 'https://example.org', '']);
  expect(splitByAddresses(post.text, [])).toEqual([post.text]);
  expect(splitByAddresses('a b a c', ['a', 'c'])).toEqual(['', 'a', ' b ', 'a', ' ', 'c', '']);
});
