import { getProductSuggestions } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { stepPath, stepSlugs, type StepSlug } from './steps/step-slugs';
import { openAssistant } from './testing/open-assistant';

const suggestion = { slug: 'jetpack_scan', title: 'Scan', features: ['Daily scans'], cost: 5 };
const open = (step: StepSlug) =>
  openAssistant({
    at: stepPath(step),
    step,
    conditional: ['boost'],
    arrange: ({ site }) => site.respond(getProductSuggestions, [suggestion]),
  });
const steps = stepSlugs.filter((slug) => slug !== 'not-started');

test.each(steps)(
  '%s: a heading, one primary action, and a card or a picture that is hidden from screen readers',
  async (step) => {
    const page = await open(step);
    expect(page.navigation.at).toBe(stepPath(step));
    const card = screen.getByRole('region', { name: screen.getByRole('heading', { level: 2 }).textContent ?? '' });
    expect(card.querySelectorAll('.primary')).toHaveLength(['summary', 'product-suggestions'].includes(step) ? 0 : 1);
    expect(within(card).queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() => expect(card.querySelector('[aria-hidden="true"] svg[width="320"], article')).not.toBeNull());
  },
);
