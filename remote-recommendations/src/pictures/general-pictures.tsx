import type { ReactNode } from 'react';
import type { SlugOfKind } from '../steps/step-table';
import { Box, Check, Cloud, Disc, Shape, Stroke, Text, Upright, Window } from './shapes';

/** Pictures of the question, the products, the resources and the summary. */
export const pictures: Readonly<Record<SlugOfKind<'question' | 'products' | 'purchased' | 'resource' | 'summary'>, ReactNode>> = {
  'not-started': null,
  'site-type-question': (
    <Window x={68} y={40} w={184} h={160}>
      {[78, 114, 150].map((y) => (
        <Box key={y} x={84} y={y} w={152} h={28} fill={y === 78 ? 'tint' : 'sky'} />
      ))}
      <Check x={100} y={92} r={9} />
      <Disc x={100} y={128} r={9} fill="paper" />
      <Disc x={100} y={164} r={9} fill="paper" />
      <Box x={118} y={89} w={88} h={6} r={3} fill="paper" />
      <Box x={118} y={125} w={64} h={6} r={3} fill="paper" />
      <Box x={118} y={161} w={76} h={6} r={3} fill="paper" />
      <Shape fill="ink" d="M206 188l0 40l10 -9l8 17l8 -4l-8 -16l13 -2z" />
    </Window>
  ),
  'product-suggestions': (
    <>
      <Box x={46} y={62} w={104} h={128} r={10} />
      <Box x={62} y={80} w={40} h={40} r={10} fill="sky" />
      <Shape fill="info" d="M72 106a8 8 0 0 1 2 -15a10 10 0 0 1 18 2a7 7 0 0 1 0 13z" />
      <Text x={62} y={134} widths={[72, 52]} />
      <Box x={62} y={166} w={48} h={12} fill="line" />
      <Box x={170} y={42} w={112} h={156} r={10} />
      <Box x={170} y={42} w={112} h={24} r={10} fill="sun" />
      <Box x={170} y={56} w={112} h={10} r={0} fill="sun" />
      <Shape d="M226 44l3 7h8l-6 5l2 8l-7 -5l-7 5l2 -8l-6 -5h8z" />
      <Shape d="M188 84l16 -6l16 6v14c0 10 -7 16 -16 20c-9 -4 -16 -10 -16 -20z" />
      <Text x={188} y={132} widths={[78, 60]} />
      <Box x={188} y={166} w={76} h={16} fill="brand" />
    </>
  ),
  'product-purchased': (
    <>
      <Box x={92} y={104} w={136} h={96} r={8} />
      <Box x={82} y={84} w={156} h={32} r={8} fill="brand" />
      <Box x={148} y={84} w={24} h={116} r={0} fill="sun" />
      <Stroke color="brand" d="M160 82c-14 -40 -56 -34 -44 -12c8 12 28 12 44 12c16 0 36 0 44 -12c12 -22 -30 -28 -44 12" />
      <Check x={224} y={190} r={22} fill="info" />
    </>
  ),
  agency: (
    <>
      <Window x={36} y={100} w={104} h={84} />
      <Window x={180} y={100} w={104} h={84} />
      <Text x={50} y={138} widths={[72, 56]} />
      <Text x={202} y={138} widths={[68, 46]} />
      <Box x={112} y={36} w={96} h={172} r={12} />
      <Box x={124} y={50} w={72} h={20} fill="brand" />
      {[84, 112, 140, 168].map((y) => (
        <g key={y}>
          <Disc x={133} y={y + 8} r={8} fill={y === 112 ? 'sun' : 'sky'} />
          <Box x={148} y={y + 5} w={y === 140 ? 34 : 46} h={6} r={3} fill="line" />
        </g>
      ))}
      <Check x={208} y={60} r={15} fill="info" />
    </>
  ),
  'anti-spam': (
    <>
      <Shape
        fill="paper"
        d="M60 48h128a10 10 0 0 1 10 10v48a10 10 0 0 1 -10 10h-88l-24 22v-22h-16a10 10 0 0 1 -10 -10v-48a10 10 0 0 1 10 -10z"
      />
      <Disc x={76} y={72} r={10} fill="sky" />
      <Text x={94} y={64} widths={[84, 62]} />
      <Text x={66} y={94} widths={[96]} />
      <Shape
        fill="line"
        d="M150 128h116a10 10 0 0 1 10 10v40a10 10 0 0 1 -10 10h-14v20l-24 -20h-78a10 10 0 0 1 -10 -10v-40a10 10 0 0 1 10 -10z"
      />
      <Box x={160} y={146} w={70} h={6} r={3} />
      <Box x={160} y={162} w={48} h={6} r={3} />
      <Disc x={264} y={136} r={20} fill="alert" />
      <Stroke d="M256 128l16 16M272 128l-16 16" />
      <Check x={192} y={52} r={16} />
    </>
  ),
  'backup-plan': (
    <>
      <Window x={56} y={92} w={140} h={108} />
      <Box x={72} y={128} w={48} h={32} fill="sky" />
      <Text x={130} y={130} widths={[50, 36]} />
      <Text x={72} y={172} widths={[108]} />
      <Cloud x={168} y={40} />
      <Stroke d="M216 92v-32M203 72l13 -13l13 13" />
      <Stroke color="brand" d="M228 120c2 24 -8 36 -24 44M214 166l-12 -1l2 -12" />
    </>
  ),
  'server-credentials': (
    <>
      {[52, 100, 148].map((y) => (
        <g key={y}>
          <Box x={68} y={y} w={150} h={40} r={8} />
          <Disc x={88} y={y + 20} r={6} fill={y === 100 ? 'sun' : 'brand'} />
          <Box x={106} y={y + 17} w={60} h={6} r={3} fill="line" />
          <Box x={186} y={y + 12} w={5} h={16} r={2} fill="line" />
          <Box x={198} y={y + 12} w={5} h={16} r={2} fill="line" />
        </g>
      ))}
      <Disc x={232} y={122} r={28} fill="info" />
      <Disc x={232} y={113} r={9} fill="paper" />
      <Box x={226} y={146} w={12} h={62} r={4} fill="info" />
      <Box x={236} y={176} w={16} h={10} r={3} fill="info" />
      <Box x={236} y={194} w={16} h={10} r={3} fill="info" />
    </>
  ),
  summary: (
    <>
      <Box x={86} y={44} w={148} h={168} r={12} />
      <Box x={128} y={32} w={64} h={26} r={8} fill="brand" />
      {[88, 120, 152].map((y) => (
        <g key={y}>
          <Check x={112} y={y} r={10} />
          <Box x={132} y={y - 3} w={y === 120 ? 58 : 78} h={6} r={3} fill="line" />
        </g>
      ))}
      <Disc x={112} y={184} r={10} fill="line" />
      <Box x={132} y={181} w={66} h={6} r={3} fill="line" />
      <Upright>
        <Shape fill="sun" d="M240 150l9 19l21 2l-15 14l4 21l-19 -10l-19 10l4 -21l-15 -14l21 -2z" />
      </Upright>
    </>
  ),
};
