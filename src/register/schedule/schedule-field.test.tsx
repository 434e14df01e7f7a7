// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScheduleField } from './schedule-field.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T08:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const typed = vi.fn();

function Form({ value, error = null }: { value: string; error?: string | null }) {
  const [held, setHeld] = useState<unknown>(value);
  return (
    <ScheduleField
      label="Meets"
      value={held}
      error={error}
      hint={undefined}
      optional
      rowId={null}
      timeZone="Africa/Johannesburg"
      onChange={(next) => {
        typed(next);
        setHeld(next);
      }}
      onBlur={() => undefined}
    />
  );
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sentence = () => screen.getByRole('status').textContent;
const meets = () => screen.getByLabelText<HTMLSelectElement>(/^Meets/);

describe('issue 12: the control of a schedule', () => {
  test('says how often first, and reads out each change with the next three dates', () => {
    render(<Form value="" />);
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.change(meets(), { target: { value: 'week' } });
    expect(sentence()).toBe('Choose at least one day.');
    press('Thu');
    expect(sentence()).toBe('Thursdays at 19:00Next: Thu 26 Nov, Thu 3 Dec, Thu 10 Dec.');
    expect(screen.getByRole('button', { name: 'Thu' }).getAttribute('aria-pressed')).toBe('true');
    choose('At', '18:30');
    fireEvent.change(meets(), { target: { value: 'second' } });
    expect(sentence()).toBe(
      'Every second Thursday at 18:30Next: Thu 26 Nov, Thu 10 Dec, Thu 24 Dec.',
    );
    expect(typed).toHaveBeenLastCalledWith(
      'DTSTART:20261126T183000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
    );
    fireEvent.change(meets(), { target: { value: '' } });
    expect(typed).toHaveBeenLastCalledWith('');
  });

  test('a month has a first Sunday, a last Friday, and a 31st that not every month has', () => {
    render(<Form value="" />);
    fireEvent.change(meets(), { target: { value: 'month' } });
    choose('Which', '-1');
    choose('Day', '5');
    expect(sentence()).toContain('Last Friday of the month at 19:00');
    choose('Which', '0');
    choose('Day of the month', '31');
    expect(sentence()).toContain('Next: Thu 31 Dec, Sun 31 Jan, Wed 31 Mar.');
    expect(screen.getByText('Shorter months are left out.')).toBeTruthy();
  });

  test('anything else is so many weeks or months, from a day, until a day', () => {
    render(<Form value="" />);
    fireEvent.change(meets(), { target: { value: 'other' } });
    choose('Every', '3');
    press('Tue');
    fireEvent.click(screen.getByRole('radio', { name: 'On a date' }));
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-31' } });
    fireEvent.blur(screen.getByLabelText('Last day'));
    expect(sentence()).toBe(
      'Every third Tuesday at 19:00, until 31 December 2026Next: Tue 1 Dec, Tue 22 Dec.',
    );
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-01' } });
    fireEvent.blur(screen.getByLabelText('Last day'));
    expect(sentence()).toBe('The last day is before the first meeting.');
  });

  test.each([
    ['in its week', '', 'week', 'Thu', '2026-11-26'],
    [
      'in the week that counts',
      'DTSTART:20261119T190000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
      'second',
      null,
      '2026-12-03',
    ],
    [
      'of a group that begins later',
      'DTSTART:20270107T190000\nRRULE:FREQ=WEEKLY;BYDAY=TH',
      'week',
      null,
      '2027-01-07',
    ],
    [
      'of a group that began long ago',
      'DTSTART:20240104T190000\nRRULE:FREQ=WEEKLY;BYDAY=TH',
      'week',
      null,
      '2026-11-26',
    ],
  ])('a last day begins with the next meeting: %s', (_, value, preset, day, until) => {
    render(<Form value={value} />);
    fireEvent.change(meets(), { target: { value: preset } });
    if (day) press(day);
    fireEvent.click(screen.getByRole('radio', { name: 'On a date' }));
    expect(typed).toHaveBeenLastCalledWith(
      expect.stringContaining(`UNTIL=${until.replaceAll('-', '')}T235959`),
    );
    expect(sentence()).not.toContain('before the first meeting');
    expect(sentence()).toContain('Next:');
  });

  test('a last day that nobody chose follows the days; one that somebody chose stays', () => {
    render(<Form value="" />);
    fireEvent.change(meets(), { target: { value: 'week' } });
    fireEvent.click(screen.getByRole('radio', { name: 'On a date' }));
    press('Tue');
    expect(sentence()).toContain('until 1 December 2026Next: Tue 1 Dec.');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-15' } });
    fireEvent.blur(screen.getByLabelText('Last day'));
    press('Fri');
    expect(sentence()).toContain('until 15 December 2026');
  });

  test('a rule is opened as it was made; one that no form makes stays until another is chosen', () => {
    const rule = 'DTSTART:20260108T190000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH';
    const { unmount } = render(<Form value={rule} />);
    expect(meets().value).toBe('second');
    press('Tue');
    press('Tue');
    expect(typed).toHaveBeenLastCalledWith(rule);
    unmount();
    render(<Form value={'DTSTART:20260101T190000\nRRULE:FREQ=YEARLY'} />);
    expect(meets().value).toBe('other');
    expect(sentence()).toContain('Every year at 19:00');
    fireEvent.change(meets(), { target: { value: 'month' } });
    expect(typed).toHaveBeenLastCalledWith(expect.stringContaining('FREQ=MONTHLY'));
  });

  test('what is wrong is said of the whole group of fields', () => {
    render(<Form value="" error="Choose at least one day" />);
    const group = screen.getByRole('group', { name: 'Meets' });
    const said = group.getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`[id="${said}"]`)?.textContent).toBe('Choose at least one day');
  });
});
