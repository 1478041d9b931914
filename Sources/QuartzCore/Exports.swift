// The layers and animations that HeadlessUIKit has, for files that import no more than that. As Apple's does, this
// module re-exports CoreGraphics and Foundation, here with the types of time that use the virtual clock.
@_exported import CoreGraphics
@_exported import VirtualFoundation

@_exported import class HeadlessUIKit.CAAnimation
@_exported import struct HeadlessUIKit.CAAnimationCalculationMode
@_exported import protocol HeadlessUIKit.CAAnimationDelegate
@_exported import class HeadlessUIKit.CAAnimationGroup
@_exported import class HeadlessUIKit.CABasicAnimation
@_exported import struct HeadlessUIKit.CACornerMask
@_exported import func HeadlessUIKit.CACurrentMediaTime
@_exported import class HeadlessUIKit.CADisplayLink
@_exported import struct HeadlessUIKit.CAFrameRateRange
@_exported import class HeadlessUIKit.CAGradientLayer
@_exported import struct HeadlessUIKit.CAGradientLayerType
@_exported import class HeadlessUIKit.CAKeyframeAnimation
@_exported import class HeadlessUIKit.CALayer
@_exported import struct HeadlessUIKit.CALayerCornerCurve
@_exported import protocol HeadlessUIKit.CAMediaTiming
@_exported import struct HeadlessUIKit.CAMediaTimingFillMode
@_exported import class HeadlessUIKit.CAMediaTimingFunction
@_exported import struct HeadlessUIKit.CAMediaTimingFunctionName
@_exported import class HeadlessUIKit.CAPropertyAnimation
@_exported import class HeadlessUIKit.CAShapeLayer
@_exported import struct HeadlessUIKit.CAShapeLayerFillRule
@_exported import struct HeadlessUIKit.CAShapeLayerLineCap
@_exported import struct HeadlessUIKit.CAShapeLayerLineJoin
@_exported import class HeadlessUIKit.CASpringAnimation
@_exported import enum HeadlessUIKit.CATransaction
@_exported import struct HeadlessUIKit.CATransform3D
@_exported import func HeadlessUIKit.CATransform3DConcat
@_exported import func HeadlessUIKit.CATransform3DEqualToTransform
@_exported import func HeadlessUIKit.CATransform3DGetAffineTransform
@_exported import let HeadlessUIKit.CATransform3DIdentity
@_exported import func HeadlessUIKit.CATransform3DIsAffine
@_exported import func HeadlessUIKit.CATransform3DIsIdentity
@_exported import func HeadlessUIKit.CATransform3DMakeAffineTransform
@_exported import func HeadlessUIKit.CATransform3DMakeRotation
@_exported import func HeadlessUIKit.CATransform3DMakeScale
@_exported import func HeadlessUIKit.CATransform3DMakeTranslation
@_exported import func HeadlessUIKit.CATransform3DRotate
@_exported import func HeadlessUIKit.CATransform3DScale
@_exported import func HeadlessUIKit.CATransform3DTranslate
@_exported import typealias HeadlessUIKit.CFTimeInterval
