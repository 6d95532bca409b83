/** Texts that run script, break out of an attribute or leave the site where something does not escape. */
export const hostileTexts = [
  '<script>pwned(1)</script>',
  '"><script>pwned(2)</script>',
  "'><img src=x onerror=pwned(3)>",
  '</title><script>pwned(4)</script>',
  '</script><script>pwned(5)</script>',
  '<!--<script>pwned(6)</script>-->',
  '--><svg onload=pwned(7)>',
  '{{constructor.constructor("pwned(8)")()}}',
  '{{{pwned}}} {{#each this}}x{{/each}}',
  '&lt;script&gt;pwned(9)&lt;/script&gt;',
  '\u2028pwned(10)\u2029',
  ']]><script>pwned(11)</script>',
  '" onmouseover="pwned(12)" autofocus onfocus="pwned(13)" x="',
  '<iframe srcdoc="<script>parent.pwned(14)</script>">',
  '$& $1 $` $$',
  '\u0000<b>nul',
] as const;

/** HTML that must lose whatever runs. */
export const hostileHtml = [
  '<img src=x onerror="pwned(20)">',
  '<svg><script>pwned(21)</script></svg>',
  '<svg onload=pwned(22)><animate onbegin=pwned(23) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned(24)&gt;">',
  '<a href="javascript:pwned(25)">a</a><a href="java\nscript:pwned(26)">b</a><a href="&#106;avascript:pwned(27)">c</a>',
  '<iframe src="javascript:parent.pwned(28)"></iframe><iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
  '<form action="javascript:pwned(29)"><button formaction="javascript:pwned(30)">x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=pwned(31)>">',
  '<template><script>pwned(32)</script></template><textarea></textarea><script>pwned(33)</script>',
  '<p style="background:url(javascript:pwned(34))" id="site-data" name="portal">x</p>',
  '<object data="data:text/html,<script>parent.pwned(35)</script>"></object><embed src="javascript:pwned(36)">',
  '<link rel=stylesheet href="data:text/css,*{color:red}"><base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:pwned(37)">',
  '<details open ontoggle=pwned(38)><summary>x</summary></details><video><source onerror=pwned(39)></video>',
] as const;

/** Addresses that must never be emitted as they stand. */
export const hostileUrls = [
  'javascript:pwned(50)',
  ' \u0001javascript:pwned(51)',
  'java\tscript:pwned(52)',
  'data:text/html,<script>pwned(53)</script>',
  'vbscript:pwned(54)',
  '//evil.example/x',
  '/\\evil.example',
  'https:/\\evil.example',
  '" onclick="pwned(55)',
] as const;
