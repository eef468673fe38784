import { render, screen } from '@testing-library/react';
import type { Notice as NoticeData } from '@site-admin/contracts';
import { Notice } from '../notice/notice';
import { moduleToggleNotices, reloadsPage } from './module-toggle-notices';

/** As the shell's notice list does: one with the id of another takes its place. */
function Shown({ notices }: { readonly notices: readonly NoticeData[] }) {
  const byId = new Map(notices.map((notice) => [notice.id, notice]));
  return Array.from(byId.values(), (notice) => <Notice key={notice.id} status={notice.status} text={notice.text} />);
}

test('SHELL-131 switching a module on shows an info notice, and then in its place the success with the name', () => {
  const { progress, success } = moduleToggleNotices('Downtime Monitoring');
  const { rerender } = render(<Shown notices={[progress]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Downtime Monitoring');
  expect(progress).toMatchObject({ status: 'is-info', showDismiss: false });
  rerender(<Shown notices={[progress, success]} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Downtime Monitoring has been activated\.$/);
  expect(success).toMatchObject({ status: 'is-success', duration: 2000 });
});

test('SHELL-131 or the failure with the name and what the site said', () => {
  const { progress, failure } = moduleToggleNotices('Downtime Monitoring');
  render(<Shown notices={[progress, failure('Not allowed.')]} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Downtime Monitoring failed to activate\. Not allowed\.$/);
  expect(screen.queryByRole('status')).toBeNull();
  expect(failure('').text).toBe('Downtime Monitoring failed to activate.');
});

test("SHELL-131 what changes the host's own menus reloads the page, the rest does not", () => {
  expect(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio', 'monitor', 'protect'].filter(reloadsPage)).toEqual([
    'masterbar',
    'jetpack_testimonial',
    'jetpack_portfolio',
  ]);
});

test('switching off has its own words', () => {
  const { success, failure } = moduleToggleNotices('Protect', false);
  expect(success.text).toBe('Protect has been deactivated.');
  expect(failure('No.').text).toBe('Protect failed to deactivate. No.');
});
