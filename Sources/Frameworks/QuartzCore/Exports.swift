// The layers and animations that HeadlessUIKit has, for files that import no more than that. As Apple's does, this
// module re-exports CoreGraphics and Foundation, here with the types of time that use the virtual clock.
@_exported import CoreGraphics
@_exported import VirtualFoundation

@_exported import protocol HeadlessUIKitCore.CAAction
@_exported import class HeadlessUIKitCore.CAAnimation
@_exported import struct HeadlessUIKitCore.CAAnimationCalculationMode
@_exported import protocol HeadlessUIKitCore.CAAnimationDelegate
@_exported import class HeadlessUIKitCore.CAAnimationGroup
@_exported import class HeadlessUIKitCore.CABasicAnimation
@_exported import struct HeadlessUIKitCore.CACornerMask
@_exported import func HeadlessUIKitCore.CACurrentMediaTime
@_exported import class HeadlessUIKitCore.CADisplayLink
@_exported import struct HeadlessUIKitCore.CAFrameRateRange
@_exported import class HeadlessUIKitCore.CAGradientLayer
@_exported import struct HeadlessUIKitCore.CAGradientLayerType
@_exported import class HeadlessUIKitCore.CAKeyframeAnimation
@_exported import class HeadlessUIKitCore.CALayer
@_exported import struct HeadlessUIKitCore.CALayerContentsGravity
@_exported import struct HeadlessUIKitCore.CALayerCornerCurve
@_exported import protocol HeadlessUIKitCore.CALayerDelegate
@_exported import protocol HeadlessUIKitCore.CAMediaTiming
@_exported import struct HeadlessUIKitCore.CAMediaTimingFillMode
@_exported import class HeadlessUIKitCore.CAMediaTimingFunction
@_exported import struct HeadlessUIKitCore.CAMediaTimingFunctionName
@_exported import class HeadlessUIKitCore.CAPropertyAnimation
@_exported import class HeadlessUIKitCore.CAReplicatorLayer
@_exported import class HeadlessUIKitCore.CAShapeLayer
@_exported import struct HeadlessUIKitCore.CAShapeLayerFillRule
@_exported import struct HeadlessUIKitCore.CAShapeLayerLineCap
@_exported import struct HeadlessUIKitCore.CAShapeLayerLineJoin
@_exported import class HeadlessUIKitCore.CASpringAnimation
@_exported import class HeadlessUIKitCore.CATextLayer
@_exported import struct HeadlessUIKitCore.CATextLayerAlignmentMode
@_exported import struct HeadlessUIKitCore.CATextLayerTruncationMode
@_exported import enum HeadlessUIKitCore.CATransaction
@_exported import struct HeadlessUIKitCore.CATransform3D
@_exported import func HeadlessUIKitCore.CATransform3DConcat
@_exported import func HeadlessUIKitCore.CATransform3DEqualToTransform
@_exported import func HeadlessUIKitCore.CATransform3DGetAffineTransform
@_exported import let HeadlessUIKitCore.CATransform3DIdentity
@_exported import func HeadlessUIKitCore.CATransform3DInvert
@_exported import func HeadlessUIKitCore.CATransform3DIsAffine
@_exported import func HeadlessUIKitCore.CATransform3DIsIdentity
@_exported import func HeadlessUIKitCore.CATransform3DMakeAffineTransform
@_exported import func HeadlessUIKitCore.CATransform3DMakeRotation
@_exported import func HeadlessUIKitCore.CATransform3DMakeScale
@_exported import func HeadlessUIKitCore.CATransform3DMakeTranslation
@_exported import func HeadlessUIKitCore.CATransform3DRotate
@_exported import func HeadlessUIKitCore.CATransform3DScale
@_exported import func HeadlessUIKitCore.CATransform3DTranslate
@_exported import class HeadlessUIKitCore.CATransition
@_exported import struct HeadlessUIKitCore.CATransitionSubtype
@_exported import struct HeadlessUIKitCore.CATransitionType
@_exported import typealias HeadlessUIKitCore.CFTimeInterval
