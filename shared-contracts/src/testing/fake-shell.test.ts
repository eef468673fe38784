import { createFakeShell, settle } from './index';
import { finishTest } from './contract-violations';

describe('the clock', () => {
  test('stands still until told, and runs what falls due in its order', async () => {
    const { shell, clock } = createFakeShell({ now: 1000 });
    const heard: string[] = [];
    shell.clock.after(300).subscribe(() => heard.push(`late ${shell.clock.now()}`));
    shell.clock.after(100).subscribe(() => heard.push(`soon ${shell.clock.now()}`));
    shell.clock.every(200).subscribe((count) => heard.push(`${count} at ${shell.clock.now()}`));
    await settle();
    expect(heard).toEqual([]);
    await clock.advance(450);
    expect(heard).toEqual(['soon 1100', '0 at 1200', 'late 1300', '1 at 1400']);
    expect(clock.now()).toBe(1450);
  });
});

describe('navigation', () => {
  test('knows where the page is and was, and asks guards whose work is dirty', () => {
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
  test('come newest first, replace by id, and go after their time', async () => {
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
  test('are heard by the rules of the real bus; what breaks them is a problem', () => {
    const declaration = { name: 'sample', version: '2.0.0', emits: ['licensing/activated@1'], listens: [] };
    const fake = createFakeShell({ declaration });
    fake.shell.bus.emit('licensing/activated@1', { productId: 1 });
    fake.shell.bus.emit('recommendations/pendingCounted@1', { count: 1 });
    fake.shell.bus.listen('recommendations/pendingCounted@1', () => {});
    expect(fake.events.sent).toEqual([{ name: 'licensing/activated@1', payload: { productId: 1 } }]);
    expect(fake.takeViolations()).toEqual([expect.stringContaining('undeclared'), expect.stringContaining('undeclared')]);
    expect(fake.shell.remote).toEqual({ name: 'sample', version: '2.0.0' });
  });
});

describe('handles', () => {
  test('name what is open; closing the services ends it', () => {
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
  test('writes dates in the format of the site, and numbers in its language', () => {
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

  test('changes its connection and its user for who watches', () => {
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
  test('keeps what is asked of it, and sends nothing', () => {
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

  test('stands as the page came with it, and then as the test says', () => {
    const { shell, connection } = createFakeShell({ site: { linked: false, owner: false } });
    const seen: boolean[] = [];
    shell.connection.state.changes.subscribe(({ userIsConnecting }) => seen.push(userIsConnecting));
    connection.set({ userIsConnecting: true });
    expect(seen).toEqual([false, true]);
    expect(connection.state).toMatchObject({ connectUrl: shell.site.initial.connectUrl, userIsConnecting: true });
    expect(connection.state.connectUrl).not.toBe('');
  });
});

describe('a test that leaves problems', () => {
  test('is failed by them', () => {
    createFakeShell().report('GET nowhere was called');
    expect(finishTest()).toEqual(['GET nowhere was called']);
  });
});
