/**
 * The layout of a receipt, in Typst (https://typst.app/docs). All texts come as JSON in `sys.inputs.receipt`, and are
 * never parsed as markup.
 */
export const receiptLayout = String.raw`
#let receipt = json(bytes(sys.inputs.receipt))
#set document(title: receipt.title, author: receipt.brand)
#set text(font: receipt.fonts, size: 10.5pt, lang: "en", region: "US", hyphenate: false)
// Marks stand where their glyphs have them: moved by the font's tables, a letter with its mark is read twice as text.
#set text(features: (mark: 0, mkmk: 0))
#set par(leading: 0.6em, spacing: 0.6em, justify: false)
#set page(paper: "a4", margin: (x: 56pt, top: 64pt, bottom: 72pt), footer: context [
  #set text(size: 8.5pt, fill: luma(90))
  #grid(columns: (1fr, auto), column-gutter: 16pt,
    receipt.foot, counter(page).display((page, pages) => [Page #page of #pages], both: true))
])

// A word that is wider than the page is broken where it has to be; scripts that know no spaces have rules of their own.
#show regex("[\S--[\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}]]{32,}"): it => (
  it.text.clusters().join(h(0.001pt))
)

#let entry(line) = text(dir: if line.rtl { rtl } else { ltr }, line.text)
#let lines(all, weight: "regular") = for (index, line) in all.enumerate() {
  block(above: 0.6em, below: 0.6em, align(left, text(weight: if index == 0 { weight } else { "regular" }, entry(line))))
}

#show heading: set text(size: 11pt)
#grid(columns: (1fr, auto), column-gutter: 24pt,
  [
    #text(size: 20pt, weight: "bold", receipt.brand)
    #v(4pt)
    #set text(size: 9.5pt)
    #lines(receipt.seller)
  ],
  align(right)[
    = #receipt.name
    #for line in receipt.notes { block(above: 0.6em, below: 0.6em, line) }
  ],
)
#v(16pt)
#lines(receipt.buyer, weight: "bold")
#v(16pt)

#let ruled = (top: 0.6pt + luma(170))
#table(columns: (1fr, auto), stroke: none, align: (left, right),
  inset: (x, _) => (left: if x == 0 { 0pt } else { 16pt }, right: 0pt, y: 5pt),
  table.header(
    text(size: 9pt, fill: luma(90))[Item],
    text(size: 9pt, fill: luma(90))[Amount],
  ),
  ..receipt.rows.map(row => {
    let look = if row.total { (weight: "bold") } else { (:) }
    let stroke = if row.total { ruled } else { (:) }
    (
      table.cell(stroke: stroke, text(..look, entry(row))),
      table.cell(stroke: stroke, text(..look, size: if row.total { 13pt } else { 10.5pt }, row.amount)),
    )
  }).flatten()
)
`;
