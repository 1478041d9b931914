// What HeadlessUIKit has of Objective-C's runtime, for files that import no more than that.
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
@_exported import func HeadlessUIKit.NSSelectorFromString
@_exported import func HeadlessUIKit.NSStringFromSelector
@_exported import struct HeadlessUIKit.Selector
@_exported import func HeadlessUIKit.class_getName
@_exported import func HeadlessUIKit.class_getSuperclass
@_exported import enum HeadlessUIKit.objc_AssociationPolicy
@_exported import func HeadlessUIKit.objc_getAssociatedObject
@_exported import func HeadlessUIKit.objc_removeAssociatedObjects
@_exported import func HeadlessUIKit.objc_setAssociatedObject
@_exported import func HeadlessUIKit.object_getClass
@_exported import func HeadlessUIKit.object_getClassName
