import type { Pagination } from './entities.ts';

/** S9-025. */
export const resultsPerPage = 10;

/** Places of the rows of a page, from 0, both included. */
export function paginationOf(totalResults: number, currentPage: number): Pagination {
  const startIndex = (currentPage - 1) * resultsPerPage;
  return {
    totalResults,
    resultsPerPage,
    currentPage,
    lastPage: Math.max(1, Math.ceil(totalResults / resultsPerPage)),
    startIndex,
    endIndex: Math.min(startIndex + resultsPerPage, totalResults) - 1,
  };
}
