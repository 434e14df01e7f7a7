/** '1 person', '12 people'. */
export const peopleWords = (people: number) => (people === 1 ? '1 person' : `${people} people`);
