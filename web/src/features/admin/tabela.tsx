/* oxlint-disable jsx_a11y/prefer-tag-over-role -- a tag that is not laid out as a table loses its own role */
import { Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { classes } from '../../lib/classes.ts'
import styles from './admin.module.css'

interface TabelaProps {
  /** What the table is of, for whoever cannot see what stands around it. */
  readonly legenda: string
  readonly colunas: readonly string[]
  /** The first cell names its row. */
  readonly linhas: readonly { readonly id: string; readonly celulas: readonly ReactNode[] }[]
}

/** More columns than these become cards on a phone. */
const LADO_A_LADO = 2

/**
 * A table: on a phone each row of a wide one is a card, and what is still too wide scrolls by itself, also with the
 * keyboard.
 */
export function Tabela({ legenda, colunas, linhas }: TabelaProps) {
  return (
    // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.rolagem} aria-label={legenda} tabIndex={0}>
      <Table
        role="table"
        className={classes(styles.tabela, colunas.length > LADO_A_LADO && styles.em_blocos)}
      >
        <caption className="so-leitor">{legenda}</caption>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {colunas.map((coluna) => (
              <TableCell as="th" key={coluna} scope="col" role="columnheader">
                {coluna}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {linhas.map(({ id, celulas: [primeira, ...outras] }) => (
            <TableRow key={id} role="row">
              <TableCell as="th" scope="row" role="rowheader">
                {primeira}
              </TableCell>
              {outras.map((celula, ordem) => (
                <TableCell key={colunas[ordem + 1]} role="cell" data-coluna={colunas[ordem + 1]}>
                  {celula}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
