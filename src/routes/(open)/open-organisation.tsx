import { createFileRoute } from '@tanstack/react-router';
import { recalledOnly } from '../../app/guards.ts';
import { searchTexts } from '../../app/search-texts.ts';

/** A notification of an organisation that is not shown leads through here. */
export const Route = createFileRoute('/(open)/open-organisation')({
  validateSearch: searchTexts('of', 'page'),
  beforeLoad: recalledOnly,
  loader: async ({ location }) =>
    (await import('../../app/places/organisation-asked.ts')).organisationAsked(location),
  gcTime: 0,
});
