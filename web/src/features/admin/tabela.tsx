import { Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import styles from './admin.module.css'

interface TabelaProps {
  /** What the table is of, for who cannot see what stands around it. */
  readonly legenda: string
  readonly colunas: readonly string[]
  /** The first cell names its row. */
  readonly linhas: readonly { readonly id: string; readonly celulas: readonly ReactNode[] }[]
}

/** A table that scrolls by itself on a narrow screen, also with the keyboard. */
export function Tabela({ legenda, colunas, linhas }: TabelaProps) {
  return (
    // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.rolagem} aria-label={legenda} tabIndex={0}>
      <Table className={styles.tabela}>
        <caption className="so-leitor">{legenda}</caption>
        <TableHead>
          <TableRow>
            {colunas.map((coluna) => (
              <TableCell as="th" key={coluna} scope="col">
                {coluna}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map(({ id, celulas: [primeira, ...outras] }) => (
            <TableRow key={id}>
              <TableCell as="th" scope="row">
                {primeira}
              </TableCell>
              {outras.map((celula, ordem) => (
                <TableCell key={colunas[ordem + 1]}>{celula}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
