import { array, constantFrom, oneof, string } from 'fast-check';

/** Ways that HTML has to run something, to call somebody, or to look like something else. */
export const harm = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<img src="https://tracker.example/pixel.gif">',
  '<svg onload=ran()><animate onbegin=ran()></svg>',
  '<svg><script>ran()</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran()></style></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>',
  '<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>',
  '<template><img src=x onerror=ran()></template>',
  '<a href="javascript:ran()">a</a>',
  '<a href="java&#9;script:ran()">a</a>',
  '<a href="data:text/html,<script>ran()</script>">a</a>',
  '<a href="//elsewhere.example">a</a>',
  '<a href="/\\elsewhere.example">a</a>',
  '<iframe srcdoc="<script>ran()</script>"></iframe>',
  '<form action="https://elsewhere.example"><input name=password><button>Go</button></form>',
  '<style>*{background:url(https://tracker.example)}</style>',
  '<p style="position:fixed;inset:0">over everything</p>',
  '<p id="content" class="overlay" onclick="ran()" data-x="1" aria-label="y">x</p>',
  '<b><svg><style><!--</style><img src=x onerror=ran()>--></svg></b>',
  '<details open ontoggle=ran()>x</details>',
  '<video><source onerror=ran()></video>',
  '<object data="javascript:ran()"></object><embed src="javascript:ran()">',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<input autofocus onfocus=ran()>',
];

const piece = oneof(
  constantFrom(...harm),
  constantFrom('<p>', '</p>', '<b>', '<svg>', '</svg>', '<math>', '<!--', '-->', '<table>', '<li>'),
  string({ maxLength: 12 }),
);
/** Of the corpus, of tags and of text, in any order. */
export const mixtures = array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
