import HeadlessUIKit

@testable import HeadlessNibs

/// A nib with some objects, as Xcode writes it.
func nibText(_ objects: String, device: String = "retina4_7", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <objects>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
}

/// Reads a nib with some objects.
func nib(_ objects: String, device: String = "retina4_7", resources: String = "") throws -> NibDocument {
    let text = nibText(objects, device: device, resources: resources)
    return try NibDocument(reading: Array(text.utf8), file: "Test.xib")
}

/// Reads a nib with some objects, and makes its views.
@MainActor
func instance(
    _ objects: String, device: String = "retina4_7", resources: String = "", isOnCanvas: Bool = false
) throws -> NibInstance {
    var builder = NibBuilder()
    builder.isOnCanvas = isOnCanvas
    return builder.instantiate(NibPlan(try nib(objects, device: device, resources: resources)))
}
