/** Pages with more to them than examples, by the module that draws them. */
export type ScreenName =
  | 'everyPart'
  | 'components'
  | 'advancedSearch'
  | 'animations'
  | 'cards'
  | 'colors'
  | 'icons'
  | 'pageLayout'
  | 'pageLayouts'
  | 'tokens'
  | 'typography'
  | 'fields'
  | 'formLayouts'
  | 'wizards'
  | 'mockApi'
  | 'mediaWatcher'
  | 'findByKey'
  | 'mustMatch';

/** Live parts of the header: other features, put together by the route. */
export type WidgetName =
  | 'appearance'
  | 'languages'
  | 'messages'
  | 'notifications'
  | 'quickChat'
  | 'search'
  | 'shortcuts'
  | 'person'
  | 'fullscreen'
  | 'loading';

/** A page of the galleries. */
export interface GalleryPage {
  /** Below `/ui/`; '' is the first page. */
  path: string;
  title: string;
  /** Purpose of the page, in one or two sentences. */
  about: string;
  /** Folders of the design system whose examples stand here. */
  parts?: readonly string[];
  screen?: ScreenName;
  /** Shown live, above the examples. */
  widgets?: readonly WidgetName[];
  /** Takes the whole page: no navigation beside it. */
  bare?: true;
  /** Led to by another page, not by the navigation. */
  unlisted?: true;
}

export interface GallerySection {
  id: string;
  title: string;
  pages: readonly GalleryPage[];
}
