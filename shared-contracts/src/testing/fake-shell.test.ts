import { createFakeShell, settle } from './index';
import { finishTest } from './contract-violations';

describe('the clock', () => {
  test('does not move until advanced, and runs due timers in order', async () => {
    const { shell, clock } = createFakeShell({ now: 1000 });
    const received: string[] = [];
    shell.clock.after(300).subscribe(() => received.push(`late ${shell.clock.now()}`));
    shell.clock.after(100).subscribe(() => received.push(`soon ${shell.clock.now()}`));
    shell.clock.every(200).subscribe((count) => received.push(`${count} at ${shell.clock.now()}`));
    await settle();
    expect(received).toEqual([]);
    await clock.advance(450);
    expect(received).toEqual(['soon 1100', '0 at 1200', 'late 1300', '1 at 1400']);
    expect(clock.now()).toBe(1450);
  });
});

describe('navigation', () => {
  test('records the current and visited routes, and displays the questions of dirty guards', () => {
    const { shell, navigation } = createFakeShell({ at: '/discussion' });
    let isDirty = false;
    const onLeave = jest.fn();
    const takeAway = shell.navigation.guard({ question: 'Leave?', isDirty: () => isDirty, onLeave });
    shell.navigation.navigate('/settings?term=cdn');
    expect(shell.navigation.location.current).toEqual({ path: '/settings', query: 'term=cdn' });
    expect(navigation.questions).toEqual([]);

    isDirty = true;
    navigation.setLeaveChoice('stay');
    shell.navigation.assign('https://example.org/');
    expect(navigation).toMatchObject({ at: '/settings?term=cdn', questions: ['Leave?'], assigned: [] });

    navigation.setLeaveChoice('leave');
    navigation.go('/writing');
    expect(onLeave).toHaveBeenCalledTimes(1);
    takeAway();
    shell.navigation.assign('https://example.org/');
    expect(navigation).toMatchObject({
      visited: ['/discussion', '/settings?term=cdn', '/writing'],
      assigned: ['https://example.org/'],
    });
    expect(shell.navigation.href('/my-plan')).toBe('#/my-plan');
  });
});

describe('notices', () => {
  test('are newest first, replaced by id, and dismissed after their duration', async () => {
    const { shell, notices, clock } = createFakeShell();
    shell.notices.show({ id: 'saving', status: 'is-info', text: 'Saving' });
    shell.notices.show({ status: 'is-error', text: 'Failed' });
    shell.notices.show({ id: 'saving', status: 'is-success', text: 'Saved', duration: 2000 });
    expect(notices.current.map(({ text }) => text)).toEqual(['Saved', 'Failed']);
    await clock.advance(2000);
    expect(notices.current.map(({ text }) => text)).toEqual(['Failed']);
    expect(notices.shown).toHaveLength(3);
  });
});

describe('events', () => {
  test('follow the rules of the real bus; a violation is recorded', () => {
    const declaration = { name: 'licensing', version: '2.0.0', emits: ['licensing/activated@1'], listens: [] };
    const fake = createFakeShell({ declaration });
    fake.shell.bus.emit('licensing/activated@1', { productId: 1 });
    fake.shell.bus.emit('recommendations/pendingCounted@1', { count: 1 });
    fake.shell.bus.listen('recommendations/pendingCounted@1', () => {});
    expect(fake.events.sent).toEqual([{ name: 'licensing/activated@1', payload: { productId: 1 } }]);
    expect(fake.takeViolations()).toEqual([expect.stringContaining('undeclared'), expect.stringContaining('undeclared')]);
    expect(fake.shell.remote).toEqual({ name: 'licensing', version: '2.0.0' });
  });
});

describe('handles', () => {
  test('label what is open; closing the services completes it', () => {
    const { shell, openHandles, close } = createFakeShell();
    const ended = jest.fn();
    shell.site.connection.changes.subscribe({ complete: ended });
    shell.clock.every(100).subscribe();
    expect(openHandles()).toEqual(['site.connection', 'clock.every(100)']);
    close();
    expect(openHandles()).toEqual([]);
    expect(ended).toHaveBeenCalled();
  });
});

describe('the page', () => {
  test('formats dates in the format of the site, and numbers in its language', () => {
    const { shell } = createFakeShell({ locale: 'de_DE', site: { initialState: { siteData: { dateFormat: 'Y-m-d' } } } });
    expect(shell.i18n.date(Date.UTC(2022, 11, 1))).toBe('2022-12-01');
    expect(shell.i18n.number(1234.5)).toBe('1.234,5');
  });

  test('keeps analytics of the two products only', () => {
    const { shell, analytics } = createFakeShell();
    shell.analytics.record('jetpack_wpa_click', { target: 'save' });
    shell.analytics.record('other_click');
    expect(analytics.recorded).toEqual([{ name: 'jetpack_wpa_click', properties: { target: 'save' } }]);
  });

  test('emits changes of connection and user', () => {
    const { shell, site } = createFakeShell();
    const seen: boolean[] = [];
    shell.site.connection.changes.subscribe(({ isRegistered }) => seen.push(isRegistered));
    site.setConnection({ isRegistered: false });
    site.setUser({ isConnected: false });
    expect(seen).toEqual([true, false]);
    expect(shell.site.user.current.isConnected).toBe(false);
    expect(shell.site.initial.connectionStatus.isRegistered).toBe(true);
  });
});

describe('the connection', () => {
  test('records calls and sends nothing', () => {
    const { shell, connection, site } = createFakeShell();
    shell.connection.connect('card');
    shell.connection.connect('setup', { redirectUri: 'admin.php?page=other' });
    shell.connection.unlinkUser();
    expect(connection.requested).toEqual([
      { type: 'connect', from: 'card' },
      { type: 'connect', from: 'setup', redirectUri: 'admin.php?page=other' },
      { type: 'unlinkUser' },
    ]);
    expect(site.calls).toEqual([]);
  });

  test('has the state of the page, then the state set by the test', () => {
    const { shell, connection } = createFakeShell({ site: { linked: false, owner: false } });
    const seen: boolean[] = [];
    shell.connection.state.changes.subscribe(({ userIsConnecting }) => seen.push(userIsConnecting));
    connection.set({ userIsConnecting: true });
    expect(seen).toEqual([false, true]);
    expect(connection.state).toMatchObject({ connectUrl: shell.site.initial.connectUrl, userIsConnecting: true });
    expect(connection.state.connectUrl).not.toBe('');
  });
});

describe('a test with violations', () => {
  test('fails', () => {
    createFakeShell().report('GET nowhere was called');
    expect(finishTest()).toEqual(['GET nowhere was called']);
  });
});
