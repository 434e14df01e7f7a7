/** What becomes of rows that name two people who become one (decision 070). Where a register says nothing, they only move. */
export interface Merging<Row extends { id: string }> {
  /** The row that stays of two that a rule does not let stand side by side, with what it takes of the one that goes. */
  joined?(stays: Row, goes: Row): Row;
  /**
   * A row that names the kept person by now. `beside`: the others that name them, as they will be. Null: there is no
   * sense in it any more, and it goes.
   */
  fitted?(
    row: Row,
    kept: { id: string; [field: string]: unknown },
    beside: readonly Row[],
  ): Row | null;
}
