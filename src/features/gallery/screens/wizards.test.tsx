// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Wizards } from './wizards.tsx';

afterEach(cleanup);

function wizard(title: string) {
  const form = within(screen.getByRole('form', { name: title }));
  return {
    ...form,
    write: (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } }),
    next: () => fireEvent.click(form.getByRole('button', { name: /^Next: / })),
    step: () => form.getAllByRole('button').find((key) => key.getAttribute('aria-current')),
  };
}

test.each(['Steps above', 'Steps beside'])(
  '%s: four steps, none left before it is well',
  (title) => {
    render(<Wizards />);
    const form = wizard(title);
    form.next();
    expect(form.step()?.textContent).toContain('Basic information');
    expect(form.getByText(/^Write an email address/)).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText('Email address'));
    form.write('Email address', 'naledi@example.com');
    form.next();
    expect(document.activeElement).toBe(form.getByLabelText('Phone'));
    form.write('Phone', '082 555 0142');
    form.next();
    expect(form.step()?.textContent).toContain('Profile');
    form.next();
    expect(form.getByText('Write a name')).toBeTruthy();
    form.write('Name', 'Naledi Mokoena');
    form.write('Church', 'Soweto');
    fireEvent.click(form.getByRole('button', { name: 'Back' }));
    expect(form.getByLabelText<HTMLInputElement>('Phone').value).toBe('082 555 0142');
    form.next();
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Naledi Mokoena');
    form.next();
    fireEvent.click(form.getByRole('radio', { name: /^SMS/ }));
    form.next();
    expect(form.step()?.textContent).toContain('Done');
    expect(form.getByText('Naledi Mokoena')).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Begin again' }));
    expect(form.getByLabelText<HTMLInputElement>('Email address').value).toBe('');
  },
);
