import { render, screen } from '@testing-library/react';
import type * as Kit from '@site-admin/kit';
import { MicroblogPreview } from './microblog-preview';
import type { PreviewPost } from './preview-post';

jest.mock('@site-admin/kit', () => ({
  ...jest.requireActual<typeof Kit>('@site-admin/kit'),
  useShell: () => ({ i18n: { date: (ms: number, format: string) => `${format} ${ms}` } }),
}));

const post: PreviewPost = {
  text: 'Look: https://example.org/a',
  urls: ['https://example.org/a'],
  media: [],
  card: { type: 'summary', url: 'https://example.org/a', title: 'Title', description: `<b>${'d'.repeat(201)}</b>`, image: '' },
  name: 'Example',
  screenName: 'example',
  profileImage: '',
  date: 5,
  tweet: undefined,
};
const image = (number: number) => ({ type: 'image/png', url: `https://example.org/${number}.png`, alt: `Picture ${number}` });

test('SET-085 the author, the text and the footer icons', () => {
  render(<MicroblogPreview post={post} />);
  expect(screen.getByText('Example')).toBeVisible();
  expect(screen.getByText('@example')).toBeVisible();
  expect(screen.getByText('M j 5')).toBeVisible();
  expect(screen.getByText('example.org/a', { selector: 'p *' })).toBeVisible();
  expect(['Reply', 'Repost', 'Like', 'Share'].map((name) => screen.getByRole('img', { name }))).toHaveLength(4);
});

test('SET-085 the card of its link, with a description of at most 200 characters and without tags', () => {
  render(<MicroblogPreview post={post} />);
  expect(screen.getByText('Title')).toBeVisible();
  expect(screen.getByText(`${'d'.repeat(200)}…`)).toBeVisible();
});

test('SET-085 pictures in a grid of at most four, in place of the card', () => {
  render(<MicroblogPreview post={{ ...post, media: [1, 2, 3, 4, 5].map(image) }} />);
  expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(4);
  expect(screen.queryByText('Title')).toBeNull();
});

test('SET-085 a video alone', () => {
  const { container } = render(
    <MicroblogPreview post={{ ...post, media: [{ type: 'video/mp4', url: 'https://example.org/v', alt: 'Clip' }, image(1)] }} />,
  );
  expect(container.querySelector('video')).toHaveAttribute('aria-label', 'Clip');
  expect(screen.queryByRole('img', { name: /^Picture/ })).toBeNull();
});

test('SET-085 a quoted post is embedded in place of the card', () => {
  const { container } = render(<MicroblogPreview post={{ ...post, tweet: 'https://microblog.example/status/1' }} />);
  expect(container.querySelector('blockquote')).toHaveTextContent('Quoted post microblog.example/status/1');
  expect(screen.queryByText('Title')).toBeNull();
});
