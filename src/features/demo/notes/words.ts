import type { Note } from '#domain/demo/notes/entities.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { timeOfDay } from '../../../ui/time.ts';

/** Name of a note in a question and for people who listen: its title, else how it begins. */
export function nameOf({
  title,
  content,
  tasks,
}: Pick<Note, 'title' | 'content' | 'tasks'>): string {
  const named = [title, content, ...tasks.map((task) => task.content)].find(
    (words) => words.trim() !== '',
  );
  if (named === undefined) return 'Note without words';
  const words = named.trim();
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

/** Day and time of an instant by the clock of this device: yyyy-MM-dd and HH:mm. */
export function whenHere(instant: string): { day: string; time: string } {
  const at = new Date(instant);
  return { day: dayHere(at), time: timeOfDay(at.getTime()) };
}

/** The other way round. */
export function instantHere(day: string, time: string): string {
  return new Date(`${day}T${time}`).toISOString();
}
