import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { personOperations } from '#domain/people/person-operations.ts';
import { call } from '../../../api/calls/call.ts';

/** The person whom the server knows under this id; null without a network, or where there is nobody. */
async function keptPerson(id: string): Promise<string | null> {
  try {
    const answer = await call(personOperations.get, { id });
    return answer.answeredBy === 'device' ? null : String(Reflect.get(answer.output.data, 'id'));
  } catch {
    return null;
  }
}

/** Leads from the address of a record that became one with another to the person who stayed, where the server knows one. */
export function useKeptPerson(id: string, isUnknown: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUnknown) return;
    let left = false;
    const lead = async () => {
      const personId = await keptPerson(id);
      if (left || personId === null || personId === id) return;
      await navigate({ to: '/pages/profile/$personId', params: { personId }, replace: true });
    };
    void lead();
    return () => {
      left = true;
    };
  }, [id, isUnknown, navigate]);
}
