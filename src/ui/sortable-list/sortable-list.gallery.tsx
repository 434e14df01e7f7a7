import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { SortableList } from './sortable-list.tsx';
import { useSortableRow } from './use-sortable-row.tsx';

interface Song {
  id: string;
  title: string;
}

function Row({ id, title }: Song) {
  const { row, handle } = useSortableRow(id, title);
  return (
    <li {...row}>
      {handle}
      {title}
    </li>
  );
}

function Songs() {
  const [songs, setSongs] = useState<readonly Song[]>(
    ['Nkosi sihlangene', 'Amazing Grace', 'Siyahamba'].map((title) => ({ id: title, title })),
  );
  return (
    <SortableList
      label="Songs for Sunday"
      items={songs}
      nameOf={({ title }) => title}
      onOrder={(next) => {
        setSongs(next);
        return Promise.resolve(true);
      }}
    >
      {(song) => <Row key={song.id} {...song} />}
    </SortableList>
  );
}

export const gallery: Example[] = [{ label: 'Moved by handles', Example: Songs }];
