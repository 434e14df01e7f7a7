import { useEffect, useState } from 'react';
import { databases } from '#store/database.ts';
import { keepAsking } from '#store/keep-asking.ts';
import { peopleHere, type PersonHere } from '#store/session/people-here.ts';

/** The people of this tablet as they change; null until the store has answered. */
export function usePeopleHere(): PersonHere[] | null {
  const [people, setPeople] = useState<PersonHere[] | null>(null);
  useEffect(() => {
    const asking = keepAsking({
      ask: async () => peopleHere(databases().vault, Date.now()),
      tell: setPeople,
      rest: () => 0,
    });
    return () => asking.unsubscribe();
  }, []);
  return people;
}

/** The time, once a second while somebody waits for it. */
export function useSeconds(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
