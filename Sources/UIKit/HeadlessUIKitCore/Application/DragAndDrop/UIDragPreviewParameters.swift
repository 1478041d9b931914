/// How the preview of a dragged item looks.
open class UIDragPreviewParameters: UIPreviewParameters {}
