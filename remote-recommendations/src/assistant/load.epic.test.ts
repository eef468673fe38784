import { getConditionalRecommendations, getRecommendationsData, getRecommendationsStep } from '@site-admin/contracts';
import { createFakeShell } from '@site-admin/contracts/testing';
import { waitFor } from '@testing-library/dom';
import { openStore } from '../testing/open-store';
import { selectAssistant } from './assistant.slice';
import { loadEpic } from './load.epic';

test('REC-050 the error of each failed fetch is stored, and loading is over', async () => {
  const fake = createFakeShell({
    site: { initialState: { recommendationsStep: 'monitor', newRecommendations: ['boost'] } },
  });
  fake.site.fail(getRecommendationsData, { status: 500, message: 'No data.' });
  fake.site.fail(getRecommendationsStep, { status: 500, message: 'No step.' });
  fake.site.networkError(getConditionalRecommendations);
  const store = openStore(fake, [loadEpic]);
  expect(selectAssistant(store.getState()).progress).toBeUndefined();
  await waitFor(() =>
    expect(selectAssistant(store.getState()).progress).toEqual({
      remembered: undefined,
      step: 'monitor',
      conditional: ['boost'],
      failures: { remembered: 'No data.', step: 'No step.', conditional: 'FetchNetworkError' },
    }),
  );
});

test('what was answered has no error', async () => {
  const fake = createFakeShell();
  fake.site.answer(getRecommendationsData, { viewedRecommendations: ['monitor'] });
  const store = openStore(fake, [loadEpic]);
  await waitFor(() =>
    expect(selectAssistant(store.getState()).progress).toEqual({
      remembered: { viewedRecommendations: ['monitor'] },
      step: 'not-started',
      conditional: [],
      failures: {},
    }),
  );
});
